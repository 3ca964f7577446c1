import { getCatalogueService, getServiceCategories } from '@vicino/domain/services/catalogue.contract.ts'
import { bothRead } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'

/** A service of the catalogue, with the categories in which it may stand. */
export const useCatalogueEntry = (serviceId: string) =>
  bothRead(useRead(getCatalogueService, { params: { serviceId } }), useRead(getServiceCategories, {}))
