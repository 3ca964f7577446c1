import { NewPerformancesScreen } from '../../performances/NewPerformancesScreen.tsx'
import { ServicePicker } from '../../services/ServicePicker.tsx'

/** Adding performed services, with the picker of the catalogue. */
export const NewPerformancesFrame = () => (
  <NewPerformancesScreen picker={picking => <ServicePicker {...picking} />} />
)
