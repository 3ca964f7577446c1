import { formatIn } from '@vicino/domain/days/format.ts'
import { duplicateReasons, type PossibleDuplicate } from '@vicino/domain/dossiers/duplicates.ts'
import { IconUserExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'

/** The dossiers that may be of the same person, and why; of one that the reader may not see only that there is one. */
export function DuplicateList({ duplicates }: { duplicates: readonly PossibleDuplicate[] }) {
  const { t } = useTranslation()
  const { day } = formatIn(spokenLanguage())
  return (
    <List label={t('Dossier simili')}>
      {duplicates.map(({ reason, dossier }, index) => {
        const why = t(duplicateReasons.find(({ value }) => value === reason)!.label)
        return dossier ? (
          <Row
            key={dossier._id}
            start={<ClientAvatar id={dossier._id} name={dossier.name} />}
            title={dossier.name}
            under={
              <>
                {day(dossier.birthday)}
                <br />
                {why}
              </>
            }
            link={pages.dossier.link({ dossierId: dossier._id })}
          />
        ) : (
          <Row
            key={`unseen ${index}`}
            start={<RowIcon icon={IconUserExclamation} />}
            title={t('Un dossier che lei non vede')}
            under={why}
          />
        )
      })}
    </List>
  )
}
