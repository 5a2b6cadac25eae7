import { ComparePanelWithoutChart } from '../widgets/compare-panel/index.ts'
import { chunks } from './chunks.ts'
import { defineElements } from './defineElements.ts'
import { SafetyElement } from './SafetyElement.tsx'

export * from './exports.ts'

SafetyElement.platform = { ...chunks, ComparePanel: ComparePanelWithoutChart, chartStyles: '' }
defineElements()
