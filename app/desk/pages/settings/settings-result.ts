import type { ComponentProps } from 'react'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import type { PasswordForm } from './password-form.tsx'

/** The result of a form of the settings page. */
export type SettingsResult = {
  toast: ActionToast | null
  problems: ComponentProps<typeof PasswordForm>['problems']
  /** The code of the invitation that was just created. */
  code: string | null
}

export const emptyResult: SettingsResult = { toast: null, problems: {}, code: null }
