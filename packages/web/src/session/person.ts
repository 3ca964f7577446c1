import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Me, Workplace } from '@vicino/domain/users/me.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { createContext, use, useEffect, useState } from 'react'
import { rememberPerson } from '../calls/session-cover.ts'
import type { Failure } from '../calls/failure.ts'
import { useRead } from '../calls/use-read.ts'
import { speak, spokenLanguage } from '../i18n/texts.ts'
import { chooseColours } from '../ui/colour-scheme.ts'

export const PersonContext = createContext<Me | null>(null)

/** Who is signed in. Every page stands inside the shell, which waits for her. */
export function usePerson(): Me {
  const person = use(PersonContext)
  if (!person) throw new Error('usePerson outside the shell')
  return person
}

/** Whether the person may do something somewhere in her business: asked before a page offers it. */
export function useMay(permission: Permission, need: 'read' | 'write' = 'read'): boolean {
  return isHeld(usePerson().permissions, permission, need)
}

type SignedIn = {
  person: Me | undefined
  /** The business for which this page was opened, once she works there no longer. */
  left: Workplace | null
  failure: Failure | null
  retry: () => void
}

/** Reads who is signed in, and lets the page speak her language and wear her colours. */
export function useSignedIn(): SignedIn {
  const { data: person, error, refetch } = useRead(getMe, {})
  const id = person?._id
  const language = person?.language
  const scheme = person?.color_scheme
  const business = person?.business?._id ?? null
  useEffect(() => {
    if (id !== undefined) rememberPerson(id, business)
  }, [id, business])
  useEffect(() => {
    if (language !== undefined && language !== spokenLanguage()) void speak(language)
  }, [language])
  useEffect(() => {
    if (scheme !== undefined) chooseColours(scheme)
  }, [scheme])
  return { person, left: useLeft(person), failure: error, retry: () => void refetch() }
}

function useLeft(person: Me | undefined): Workplace | null {
  const [worked, setWorked] = useState<Workplace | null>(null)
  const business = person?.business
  if (business && business !== worked) setWorked(business)
  return business === null ? worked : null
}
