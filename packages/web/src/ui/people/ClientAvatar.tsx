import { PersonAvatar } from './PersonAvatar.tsx'

type Props = { id: string; name: string; picture?: string | null; size?: number }

/** A client's picture or initials, on one tint that stays hers in every list, card and calendar. */
export function ClientAvatar(props: Props) {
  return <PersonAvatar {...props} />
}
