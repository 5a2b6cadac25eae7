/** Whether the comparison draws its chart, whose library comes when it is in sight. */
export const hasCharts = true
