import type { ComponentProps } from 'react'
import type { ActionToast } from '../action-toast.ts'
import type { PasswordForm } from './password-form.tsx'

/** What a form of the settings page is answered with. */
export type SettingsResult = {
  toast: ActionToast | null
  problems: ComponentProps<typeof PasswordForm>['problems']
  /** Of the invitation just created. */
  code: string | null
}

export const nothing: SettingsResult = { toast: null, problems: {}, code: null }
