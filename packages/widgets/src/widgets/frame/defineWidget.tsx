import { forwardRef, type ComponentType, type PropsWithoutRef } from 'react'
import {
  LabelSections,
  useLabels,
  createChoiceRule,
  useOptionalContext,
  useValidProps,
  type LabelSectionsProps,
  type PropRules,
} from '../../data/index.ts'
import { THEMES } from '../../domain/index.ts'
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
  /**
   * What plain JavaScript may get wrong in the props. Keep it stable.
   * @default the theme alone
   */
  readonly rules?: PropRules<Props>
  /** Renders a `WidgetRoot` and its content. */
  readonly View: ComponentType<WidgetViewProps<Props>>
}

/** Defines a public widget: its view inside of an error boundary, with the labels of the provider above. */
export function defineWidget<Props extends Omit<WidgetProps, 'onSubmit'>>({
  name,
  rootClass,
  sections,
  rules,
  View,
}: WidgetDefinition<Props>) {
  const allRules = { theme: createChoiceRule(THEMES), ...rules }
  const Widget = forwardRef<HTMLElement, Props>((given, ref) => {
    const labels = useLabels()
    const provided = useOptionalContext()
    const props = useValidProps(given, allRules, provided)
    const theme = props.theme ?? provided.theme
    const style = { ...provided.tokenStyle, ...props.style }
    return (
      <WidgetBoundary
        labels={labels.widget}
        language={labels}
        theme={theme}
        style={style}
        shown={[provided, ...(Object.values(given) as unknown[])]}
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
