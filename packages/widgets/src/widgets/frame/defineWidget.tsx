import { forwardRef, type ComponentType, type PropsWithoutRef } from 'react'
import {
  LabelSections,
  useLabels,
  useOptionalContext,
  useThemeCheck,
  type LabelSectionsProps,
} from '../../data/index.ts'
import { classNames, WidgetBoundary, type WidgetFrame, type WidgetProps } from '../../ui/index.ts'

/** Props of a widget's view. It passes those that are not its own on to `WidgetRoot`. */
export type WidgetViewProps<Props> = PropsWithoutRef<Props> & WidgetFrame

interface WidgetDefinition<Props> {
  /** The name of the component in React's developer tools. */
  readonly name: string
  /** The class of the widget's outermost element, before that of the host. */
  readonly rootClass: string
  /** The English labels of the widget, so that a page loads those of no other widget. */
  readonly sections: LabelSectionsProps['sections']
  /** Renders a `WidgetRoot` and its content. */
  readonly View: ComponentType<WidgetViewProps<Props>>
}

/** Defines a public widget: its view inside of an error boundary, with the labels of the provider above. */
export function defineWidget<Props extends Omit<WidgetProps, 'onSubmit'>>({
  name,
  rootClass,
  sections,
  View,
}: WidgetDefinition<Props>) {
  const Widget = forwardRef<HTMLElement, Props>((props, ref) => {
    const labels = useLabels()
    const provided = useOptionalContext()
    const theme = props.theme ?? provided.theme
    useThemeCheck(theme)
    const style = { ...provided.tokenStyle, ...props.style }
    return (
      <WidgetBoundary
        labels={labels.widget}
        language={labels}
        theme={theme}
        style={style}
        shown={[provided, ...Object.values(props)]}
      >
        <LabelSections sections={sections}>
          <View
            {...props}
            theme={theme}
            style={style}
            className={classNames(rootClass, props.className)}
            rootRef={ref}
            language={labels}
          />
        </LabelSections>
      </WidgetBoundary>
    )
  })
  Widget.displayName = name
  return Widget
}
