public func classReport(_ rows: [GradedSubmission], of lesson: Lesson) -> String { "" }
