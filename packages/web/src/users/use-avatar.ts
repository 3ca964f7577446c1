import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '@vicino/domain/users/me.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { putAvatar, removeAvatar } from '@vicino/domain/users/avatar.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../calls/query-key.ts'
import { useSave } from '../calls/use-save.ts'
import { toast } from '../ui/toast.ts'
import { squarePicture } from './small-picture.ts'

type Avatar = {
  /** Shows another picture of oneself. */
  take: (file: File) => Promise<void>
  /** Takes the picture away. */
  remove: () => Promise<void>
  taking: boolean
  removing: boolean
  /** Why the file, or the removal, was refused. */
  banner: string | null
}

/** One's own picture: taken from a file, taken away. */
export function useAvatar(): Avatar {
  const { t } = useTranslation()
  const client = useQueryClient()
  const upload = useSave(putAvatar)
  const removal = useSave(removeAvatar)
  const [unreadable, setUnreadable] = useState(false)

  const show = (me: Me, words: string): void => {
    client.setQueryData(queryKey(getMe, {}), me)
    toast(words, 'ok')
  }
  const take = async (file: File): Promise<void> => {
    removal.clear()
    const picture = await squarePicture(file)
    setUnreadable(picture === null)
    if (!picture) return
    const avatar = new File([picture], 'avatar', { type: picture.type })
    const saved = await upload.send({ body: { avatar } })
    if (saved) show(saved, t('La foto è cambiata'))
  }
  const remove = async (): Promise<void> => {
    upload.clear()
    setUnreadable(false)
    const saved = await removal.send({})
    if (saved) show(saved, t('La foto è stata tolta'))
  }
  const refused = upload.banner ?? removal.banner
  const banner = unreadable
    ? t("Questo file non è un'immagine leggibile: sceglierne una in PNG, JPEG o WebP.")
    : refused
  return { take, remove, taking: upload.saving, removing: removal.saving, banner }
}
