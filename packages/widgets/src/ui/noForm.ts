/**
 * Attributes of a control that belongs to no form. A form of the host around the widget would send the value,
 * submit itself on Enter and reset the control.
 */
export const NO_FORM = { form: '' }
