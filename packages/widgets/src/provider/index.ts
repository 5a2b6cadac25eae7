export { EvaluationsProvider } from './EvaluationsProvider.tsx'
export { SnapshotProvider, type SnapshotProviderProps } from './SnapshotProvider.tsx'
