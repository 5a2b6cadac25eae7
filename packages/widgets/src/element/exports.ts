// What each entry with elements exports.
export { defineElements } from './defineElements.ts'
export type { ElementColumn } from './elementColumn.ts'
export type { SafetyEvents } from './events.ts'
export type { SafetyCompare } from './SafetyCompare.tsx'
export type { SafetyLeaderboard } from './SafetyLeaderboard.tsx'
export type { SafetyModelCard } from './SafetyModelCard.tsx'
export type {} from './safetyTags.ts'
