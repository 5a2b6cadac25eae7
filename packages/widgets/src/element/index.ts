import { ComparePanel } from '../widgets/compare-panel/index.ts'
import chartStyles from './charts.css?inline'
import { chunks } from './chunks.ts'
import { defineElements } from './defineElements.ts'
import { SafetyElement } from './SafetyElement.tsx'

export * from './exports.ts'
export type {} from './reactTags.ts'

SafetyElement.platform = { ...chunks, ComparePanel, chartStyles }
defineElements()
