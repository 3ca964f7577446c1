import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '@vicino/domain/users/me.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { putAvatar, removeAvatar } from '@vicino/domain/users/avatar.contract.ts'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../calls/query-key.ts'
import { useSave } from '../calls/use-save.ts'
import { toast } from '../ui/toast.ts'
import { squarePicture } from './small-picture.ts'
import { usePicture } from './use-picture.ts'

/** One's own picture: taken from a file, taken away. */
export function useAvatar(): ReturnType<typeof usePicture> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const upload = useSave(putAvatar)
  const removal = useSave(removeAvatar)

  const show = (me: Me | undefined, words: string): void => {
    if (!me) return
    client.setQueryData(queryKey(getMe, {}), me)
    toast(words, 'ok')
  }
  return usePicture({
    draw: squarePicture,
    upload,
    send: async picture => {
      const avatar = new File([picture], 'avatar', { type: picture.type })
      show(await upload.send({ body: { avatar } }), t('La foto è cambiata'))
    },
    removal,
    remove: async () => show(await removal.send({}), t('La foto è stata rimossa')),
  })
}
