import type { Business } from '@vicino/domain/businesses/business.ts'
import { getBusiness, getOwnBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { putLogo, removeLogo } from '@vicino/domain/businesses/logo.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { useMay } from '../../session/person.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { FoldedPart } from '../../ui/page/FoldedPart.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { BusinessLogo } from '../../ui/people/BusinessLogo.tsx'
import { toast } from '../../ui/toast.ts'
import { PictureButtons } from '../../users/PictureButtons.tsx'
import { wholePicture } from '../../users/small-picture.ts'
import { usePicture } from '../../users/use-picture.ts'
import classes from './Settings.module.css'

const refreshes = [getOwnBusiness, getBusiness]

/** The logo of a business: chosen from a file, taken away. */
export function LogoPart({ business }: { business: Business }) {
  const { t } = useTranslation()
  const { _id: businessId, name, logo } = business
  const mayWrite = useMay('permissions.grant', 'write')
  const upload = useSave(putLogo, { refreshes })
  const removal = useSave(removeLogo, { refreshes })
  const params = { businessId }
  const picture = usePicture({
    draw: wholePicture,
    upload,
    send: async drawn => {
      const body = { logo: new File([drawn], 'logo', { type: drawn.type }) }
      if (await upload.send({ params, body })) toast(t('Il logo è cambiato'), 'ok')
    },
    removal,
    remove: async () => {
      if (await removal.send({ params })) toast(t('Il logo è stato rimosso'), 'ok')
    },
  })
  if (logo === null && !mayWrite) return null
  return (
    <FoldedPart title={t('Logo')}>
      <Stack>
        <Inline gap={16} align="center">
          <BusinessLogo id={businessId} name={name} logo={logo} />
          {mayWrite && (
            <div className={classes.buttons}>
              <PictureButtons
                field={t('Logo')}
                isShown={logo !== null}
                words={{
                  add: t('Aggiungi un logo'),
                  change: t('Cambia il logo'),
                  remove: t('Rimuovi il logo'),
                  ask: t('Rimuovere il logo?'),
                }}
                taking={picture.taking}
                removing={picture.removing}
                onTake={file => void picture.take(file)}
                onRemove={picture.remove}
              />
            </div>
          )}
        </Inline>
        {picture.banner && <Notice tone="error">{picture.banner}</Notice>}
      </Stack>
    </FoldedPart>
  )
}
