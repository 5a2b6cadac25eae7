/** In the place of `hasCharts.ts` where all is one script: the numbers of the table are enough. */
export const hasCharts = false

export const chartStyles = ''
