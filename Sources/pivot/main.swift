print("pivot")
