/** Whether the comparison draws its chart, whose library comes when it is in sight. */
export const hasCharts = true

/** How it looks. */
export { default as chartStyles } from './charts.css?inline'
