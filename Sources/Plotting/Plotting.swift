// Plotting
