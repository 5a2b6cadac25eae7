/** Replaces `hasCharts.ts` in the one-file script, which has no room for the chart library. */
export const hasCharts = false

export const chartStyles = ''
