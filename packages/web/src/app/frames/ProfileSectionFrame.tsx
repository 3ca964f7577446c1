import { ProfileSectionScreen } from '../../users/ProfileSectionScreen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'

/** A part of one's own profile, or the page of an unknown address. */
export const ProfileSectionFrame = () => <ProfileSectionScreen missing={<NotFoundScreen />} />
