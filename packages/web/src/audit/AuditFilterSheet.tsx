import { auditActions, auditEntities } from '@vicino/domain/audit/audit.catalogue.ts'
import { AuditFilter } from '@vicino/domain/audit/audit-filter.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../session/person.ts'
import type { AuditSearch } from '../pages/search.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { Arrival } from '../ui/page/Arrival.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { ColleagueSearch } from '../users/ColleagueSearch.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { DossierChoice } from './DossierChoice.tsx'
import { PickedField } from './PickedField.tsx'
import { resultOptions } from './audit-words.ts'

type Props = {
  start: AuditSearch
  names: Readonly<Record<string, string>>
  onName: (id: string, name: string) => void
  onClose: () => void
  onApply: (search: AuditSearch) => void
}

type Picking = 'actorId' | 'dossierId'

/** Narrows the log: who, what, which dossier, from when to when, with which result. */
export function AuditFilterSheet({ start, names, onName, onClose, onApply }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState(start)
  const [picking, setPicking] = useState<Picking | null>(null)
  const pick = (field: Picking) => (id: string, name: string) => {
    onName(id, name)
    setSearch({ ...search, [field]: id })
    setPicking(null)
  }
  const titles = { actorId: t('Scegli la persona'), dossierId: t('Scegli il dossier') }
  return (
    <Sheet open onClose={onClose} title={picking ? titles[picking] : t('Filtra il registro')}>
      {picking && (
        <Arrival key={picking}>
          {/* Also who has left: the log remembers her. */}
          {picking === 'actorId' && (
            <ColleagueSearch
              among={{ status: 'all' }}
              onPick={({ userId, name }) => pick('actorId')(userId, name)}
            />
          )}
          {picking === 'dossierId' && <DossierChoice onPick={pick('dossierId')} />}
          <SheetActions>
            <Button variant="default" onClick={() => setPicking(null)}>
              {t('Indietro')}
            </Button>
          </SheetActions>
        </Arrival>
      )}
      {!picking && (
        <FilterForm
          search={search}
          names={names}
          onChange={setSearch}
          onPick={setPicking}
          onApply={onApply}
        />
      )}
    </Sheet>
  )
}

type FormProps = {
  search: AuditSearch
  names: Props['names']
  onChange: (search: AuditSearch) => void
  onPick: (picking: Picking) => void
  onApply: (search: AuditSearch) => void
}

function FilterForm({ search, names, onChange, onPick, onApply }: FormProps) {
  const { t } = useTranslation()
  const maySearchDossiers = useMay('dossier.list')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = <Key extends keyof AuditSearch>(key: Key, value: AuditSearch[Key] | null): void =>
    onChange({ ...search, [key]: value ?? undefined })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const found = errorsAtFields(AuditFilter, search)
    setErrors(found)
    if (Object.keys(found).length === 0) onApply(search)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Fields>
        <PickedField
          label={t('Chi')}
          name={search.actorId && (names[search.actorId] ?? t('La persona scelta'))}
          pickLabel={t('Scegli la persona')}
          onPick={() => onPick('actorId')}
          onClear={() => set('actorId', null)}
        />
        {maySearchDossiers && (
          <PickedField
            label={t('Dossier')}
            name={search.dossierId && (names[search.dossierId] ?? t('Il dossier scelto'))}
            pickLabel={t('Scegli il dossier')}
            onPick={() => onPick('dossierId')}
            onClear={() => set('dossierId', null)}
          />
        )}
        <SideBySide>
          <SelectField
            label={t('Azione')}
            options={auditActions}
            emptyLabel={t('Tutte')}
            value={auditActions.find(({ value }) => value === search.action)?.value ?? null}
            onChange={action => set('action', action)}
          />
          <SelectField
            label={t('Oggetto')}
            options={auditEntities}
            emptyLabel={t('Tutti')}
            value={auditEntities.find(({ value }) => value === search.entity)?.value ?? null}
            onChange={entity => set('entity', entity)}
          />
        </SideBySide>
        <SideBySide>
          <DayField
            label={t('Dal')}
            value={search.from ?? null}
            error={errors['from']}
            onChange={day => set('from', day)}
          />
          <DayField
            label={t('Al')}
            value={search.to ?? null}
            error={errors['to']}
            onChange={day => set('to', day)}
          />
        </SideBySide>
        <ChoiceChips
          label={t('Esito')}
          options={resultOptions}
          value={search.result ?? null}
          onChange={result => set('result', result)}
        />
      </Fields>
      <SheetActions>
        <Button type="submit">{t('Mostra')}</Button>
        <Button variant="default" onClick={() => onApply({})}>
          {t('Rimuovi i filtri')}
        </Button>
      </SheetActions>
    </form>
  )
}
