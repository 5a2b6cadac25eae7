export { createLoadedSource, type LoadedSourceOptions } from './loadedSource.ts'
export { loadSnapshot, type LoadOptions } from './loadSnapshot.ts'
export { createSnapshotSource, type SnapshotOptions } from './snapshotSource.ts'
export { releaseFiles, type ReleaseFile } from './releaseFiles.ts'
export {
  createSnapshot,
  type Snapshot,
  type SnapshotMetadata,
  type SnapshotModel,
} from './createSnapshot.ts'
export { parseSnapshotFile, type LoadedSnapshot, type SnapshotFile } from './snapshotFile.ts'
