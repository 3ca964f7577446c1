import classes from './BusinessLogo.module.css'
import { PersonAvatar } from './PersonAvatar.tsx'

type Props = { id: string; name: string; logo: string | null }

/** The logo of a business, whole and on white as on paper, or its initials. Decorative: its name stands beside it. */
export function BusinessLogo({ id, name, logo }: Props) {
  if (logo === null) return <PersonAvatar id={id} name={name} size={72} />
  return (
    <span className={classes.logo} aria-hidden>
      <img src={logo} alt="" />
    </span>
  )
}
