import { BusinessScreen } from '../../businesses/BusinessScreen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'

/** The profile of a business, or the page of an unknown address. */
export const BusinessFrame = () => <BusinessScreen missing={<NotFoundScreen />} />
