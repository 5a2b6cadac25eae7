export { ChangedNote } from './ChangedNote.tsx'
export { defineWidget, type WidgetViewProps } from './defineWidget.tsx'
export { NotInSuite } from './NotInSuite.tsx'
export { useExportItems } from './useExportItems.ts'
