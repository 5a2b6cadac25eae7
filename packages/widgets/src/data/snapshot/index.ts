export { createSnapshotSource, type SnapshotOptions } from './snapshotSource.ts'
export { releaseFiles, type ReleaseFile } from './releaseFiles.ts'
export { takeSnapshot, type Snapshot, type SnapshotFacts } from './takeSnapshot.ts'
