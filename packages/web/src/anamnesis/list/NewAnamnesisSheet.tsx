import type { AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { createAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { useWayOn } from '../../ui/use-way-on.ts'
import { useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { useOwnDrafts } from './use-own-drafts.ts'

type Props = { last: AnamnesisHead | undefined; onClose: () => void }

/** Begins an anamnesis: empty, or from the last one, whose sections then wait to be confirmed. */
export function NewAnamnesisSheet({ last, onClose }: Props) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const wayOn = useWayOn()
  const { _id: dossierId } = useDossier()
  const [_id] = useState(() => newId())
  const save = useSave(createAnamnesis)
  const hasDraft = useOwnDrafts(last)
  const waiting = last?.sections.filter(hasDraft) ?? []
  const begin = async (from?: string): Promise<void> => {
    const made = await save.send({ params: { dossierId }, body: { _id, ...(from && { from }) } })
    if (!made) return
    const menu = pages.anamnesisMenu.link({ dossierId, anamnesisId: made._id })
    goOn({ ...wayOn(menu), replace: false })
  }
  return (
    <Sheet open onClose={onClose} title={t('Nuova anamnesi')} dismissible={!save.saving}>
      <Stack>
        <p>
          {last
            ? t(
                "Partendo dall'ultima, del {{day}}, le sezioni compilate si riprendono e sono da confermare; Norton, MNA e dolore si valutano di nuovo.",
                { day: formatIn(spokenLanguage()).day(todayIn(last.created_at)) },
              )
            : t('Le quattordici sezioni si compilano in più visite; ogni pausa conserva una bozza.')}
        </p>
        {waiting.length > 0 && (
          <Notice tone="attention">
            {t('Bozze private non salvate: {{sections}}. Salvarle prima: dopo si possono solo rileggere.', {
              sections: waiting.map(({ section }) => t(sectionLabel(section))).join(', '),
            })}
          </Notice>
        )}
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </Stack>
      <SheetActions>
        {last && (
          <Button loading={save.saving} onClick={() => void begin(last._id)}>
            {t("Riprendi l'ultima")}
          </Button>
        )}
        <Button variant={last ? 'default' : 'filled'} loading={save.saving} onClick={() => void begin()}>
          {last ? t('Inizia da zero') : t('Comincia')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
