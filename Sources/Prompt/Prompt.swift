// Prompt
