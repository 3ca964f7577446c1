import classes from './Avatar.module.css'
import { initialsOfName, tintOf } from './avatar-tint.ts'

type Props = {
  id: string
  name: string
  picture?: string | null
  size?: number
  /** Another than her own, where that is the one above. */
  tint?: number
}

/** A person's picture, or her initials on a tint that stays hers. Decorative: her name stands beside it. */
export function PersonAvatar({ id, name, picture, size = 40, tint = tintOf(id) }: Props) {
  return (
    <span
      className={`${classes.avatar} ${classes[`t${tint}`]}`}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.38)) }}
      aria-hidden
    >
      {picture ? <img src={picture} alt="" /> : initialsOfName(name)}
    </span>
  )
}
