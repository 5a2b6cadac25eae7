/** Whether the comparison has a chart. The chart library loads once the chart is opened. */
export const hasCharts = true

/** The styles of the chart. */
export { default as chartStyles } from './charts.css?inline'
