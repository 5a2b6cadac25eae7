export { ComparePanel, type ComparePanelProps, type SelectionChange } from './ComparePanel.tsx'
