export { defineWidget, type WidgetViewProps } from './defineWidget.tsx'
