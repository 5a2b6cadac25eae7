export {
  ComparePanel,
  ComparePanelWithoutChart,
  type ComparePanelProps,
  type SelectionChange,
} from './ComparePanel.tsx'
