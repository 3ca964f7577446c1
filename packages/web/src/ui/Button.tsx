import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import classes from './Button.module.css'

export type ButtonVariant = 'filled' | 'default' | 'subtle'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** `filled` is the one main action of a page or sheet, `default` any other, `subtle` the least of them. */
  variant?: ButtonVariant
  type?: 'button' | 'submit'
  /** At work: it keeps its place and focus, and is not pressed twice. */
  loading?: boolean
  /** `lg` for what is pressed at the door with one hand. */
  size?: 'md' | 'lg'
  /** On a phone its picture alone, as of a `LinkButton`. */
  quiet?: boolean
  leftSection?: ReactNode
  rightSection?: ReactNode
}

export const buttonClass = (variant: ButtonVariant): string =>
  variant === 'filled' ? (classes.button ?? '') : `${classes.button} ${classes[variant]}`

/** A button of the house. What cannot be taken back carries `data-danger`. */
export function Button({
  variant = 'filled',
  type = 'button',
  loading = false,
  size = 'md',
  quiet = false,
  leftSection,
  rightSection,
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  const props = {
    ...rest,
    className: buttonClass(variant),
    'data-size': size,
    'data-quiet': quiet || undefined,
    'aria-busy': loading || undefined,
    // A press is not taken now; unlike `disabled`, this keeps the focus where it is.
    'aria-disabled': loading || undefined,
    onClick: press,
  }
  const content = (
    <>
      <span className={classes.content}>
        {leftSection}
        {quiet ? <span>{children}</span> : children}
        {rightSection}
      </span>
      {loading && <span className={classes.wheel} aria-hidden />}
    </>
  )
  if (type === 'submit')
    return (
      <button {...props} type="submit">
        {content}
      </button>
    )
  return (
    <button {...props} type="button">
      {content}
    </button>
  )
}
