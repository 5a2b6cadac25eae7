import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** The features of the table library that the leaderboard uses; no other is in the bundle. */
export const leaderboardFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
