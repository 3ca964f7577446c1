import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import classes from './Input.module.css'
import { InputFrame } from './InputFrame.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  own?: string | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  rightSectionWidth?: string | undefined
}

/** A line of text with its label, help and error; what every one-line field is made of. */
export function TextInput({
  label,
  description,
  error,
  own,
  required,
  leftSection,
  rightSection,
  rightSectionWidth,
  ...input
}: Props) {
  const sections = `${leftSection ? classes.withStart : ''} ${rightSection ? classes.withEnd : ''}`
  const width = { '--end-width': rightSectionWidth } as CSSProperties
  return (
    <InputFrame label={label} description={description} error={error} own={own} required={required}>
      {control => (
        <div className={`${classes.line} ${sections}`} style={width}>
          {leftSection && <span className={classes.start}>{leftSection}</span>}
          <input {...input} {...control} className={classes.input} />
          {rightSection && <span className={classes.end}>{rightSection}</span>}
        </div>
      )}
    </InputFrame>
  )
}
