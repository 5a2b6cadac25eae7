export { SnapshotProvider, type SnapshotProviderProps } from './SnapshotProvider.tsx'
