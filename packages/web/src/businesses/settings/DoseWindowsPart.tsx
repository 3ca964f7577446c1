import type { Business } from '@vicino/domain/businesses/business.ts'
import { getOwnBusiness, updateBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import { DoseWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay, usePerson } from '../../session/person.ts'
import { useSave } from '../../calls/use-save.ts'
import { Button } from '../../ui/Button.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { FoldedPart } from '../../ui/page/FoldedPart.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { dotted } from '../../i18n/dotted.ts'

type Starts = Record<Moment, Clock | null>

/** When each moment of a drug scheme begins: it decides which doses are due in a visit. */
export function DoseWindowsPart({ business }: { business: Business }) {
  const { t } = useTranslation()
  const { business: mine } = usePerson()
  const mayDecide = useMay('permissions.grant', 'write') && mine?._id === business._id
  const [starts, setStarts] = useState<Starts>(business.dose_windows)
  const [asked, setAsked] = useState(false)
  const save = useSave(updateBusiness, { refreshes: [getOwnBusiness, getMe] })
  if (!mayDecide) return null

  const read = DoseWindows.safeParse(starts)
  const refused = new Set(read.error?.issues.map(({ path }) => path[0]))
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setAsked(true)
    if (!read.success || save.saving) return
    const body = { version: business.version, dose_windows: read.data }
    if (await save.send({ params: { businessId: business._id }, body }))
      toast(t('Orari dei farmaci salvati'), 'ok')
  }
  return (
    <FoldedPart
      title={t('Orari dei farmaci')}
      end={dotted(moments.map(({ value }) => business.dose_windows[value]))}
    >
      <form noValidate onSubmit={event => void submit(event)}>
        <Fields>
          <p>{t("Ogni momento dello schema vale da quest'ora fino al successivo.")}</p>
          <SideBySide>
            {moments.map(({ value, label }) => (
              <ClockField
                key={value}
                label={t(label)}
                required
                value={starts[value]}
                onChange={clock => setStarts(before => ({ ...before, [value]: clock }))}
                error={
                  asked && refused.has(value)
                    ? t("Gli orari seguono l'ordine della giornata, per esempio 06:00.")
                    : undefined
                }
              />
            ))}
          </SideBySide>
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
          <div>
            <Button type="submit" variant="default" loading={save.saving}>
              {t('Salva')}
            </Button>
          </div>
        </Fields>
      </form>
    </FoldedPart>
  )
}
