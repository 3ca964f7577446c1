import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import {
  changeBusinessSettings,
  getBusinessSettings,
} from '@vicino/domain/businesses/business-settings.contract.ts'
import { getOwnBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { pages } from '../../pages/pages.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { useMay } from '../../session/person.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { changedSettings, formSettings, type SettingsValues, valuesOfSettings } from './settings-values.ts'
import { settingsWords } from './settings-words.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { useBusiness } from './use-business.ts'

/** Writes what a business says of itself on bills and to authorities. */
export function EditSettingsScreen() {
  const { t } = useTranslation()
  const { _id: businessId } = useBusiness()
  const read = useRead(getBusinessSettings, { params: { businessId } })
  return (
    <Screen
      read={read}
      keeps
      writes={useMay('billing.tariffs', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={t("Dati dell'organizzazione")}
      back={pages.settings.link()}
    >
      {settings => <SettingsForm settings={settings} />}
    </Screen>
  )
}

function SettingsForm({ settings }: { settings: BusinessSettings }) {
  const { t } = useTranslation()
  const { businessId } = settings
  const leave = useReturnTo(pages.settings.link())
  const save = useSave(changeBusinessSettings, { refreshes: [getBusinessSettings, getOwnBusiness, getMe] })
  const state = useVersionedForm<BusinessSettings, SettingsValues>({
    key: `business_settings.${businessId}`,
    schema: formSettings,
    row: settings,
    valuesOf: valuesOfSettings,
    save,
    send: (values, over, form) => {
      const changed = changedSettings(formSettings.parse(values), over)
      return save.send({ params: { businessId }, body: { ...changed, version: values.version } }, form)
    },
    onSaved: () => {
      toast(t('Impostazioni salvate'), 'ok')
      leave()
    },
  })
  return (
    <VersionedForm state={state} conflictTitle={t('Due versioni delle impostazioni')} fields={settingsWords}>
      <SettingsFields form={state.draft.form} before={valuesOfSettings(settings)} />
    </VersionedForm>
  )
}
