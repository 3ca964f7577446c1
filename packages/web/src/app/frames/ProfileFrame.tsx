import { ProfileScreen } from '../../users/ProfileScreen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'

/** A colleague's profile, or the page of an unknown address. */
export const ProfileFrame = () => <ProfileScreen missing={<NotFoundScreen />} />
