import { type HeldPermission, isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { type Nameable, wordsOfNames } from '@vicino/domain/palette/find-by-name.ts'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpenTo } from '../../session/is-open-to.ts'
import { usePerson } from '../../session/person.ts'
import { type PaletteEntry, paletteEntries } from './palette-entries.ts'

/** A way that is hers to go, under its names in her language. */
export type OpenEntry = PaletteEntry &
  Nameable & {
    /** Without anybody's name too. */
    alone: boolean
    ofClient: boolean
    ofColleague: boolean
  }

/** The ways that the person may go somewhere: a way is absent, never dead. */
export function useEntries(): readonly OpenEntry[] {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  return useMemo(() => openEntries(permissions, t), [permissions, t])
}

function openEntries(permissions: readonly HeldPermission[], t: TFunction): OpenEntry[] {
  const knows = { reads: (permission: Permission) => isHeld(permissions, permission, 'read') }
  return paletteEntries.flatMap((entry): OpenEntry[] => {
    const { page, inDossier, forColleague } = entry
    const alone = page !== undefined && isOpenTo(permissions, page)
    const ofClient =
      inDossier !== undefined &&
      isOpenTo(permissions, inDossier.page) &&
      (inDossier.isOpenTo?.(knows) ?? true)
    const ofColleague = forColleague !== undefined && isOpenTo(permissions, forColleague)
    const takesName = ofClient || ofColleague
    return alone || takesName
      ? [{ ...entry, words: wordsOfNames(namesOf(entry, t)), takesName, alone, ofClient, ofColleague }]
      : []
  })
}

const namesOf = ({ label, also = [] }: PaletteEntry, t: TFunction): string[] =>
  [label, ...also.map(other => other.label)].map(name => t(name))
