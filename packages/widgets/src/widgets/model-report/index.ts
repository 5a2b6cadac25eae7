export { ModelReport, type ModelReportProps } from './ModelReport.tsx'
