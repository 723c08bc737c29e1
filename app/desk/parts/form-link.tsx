import { useState, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { FormDialog } from './form-dialog.tsx'
import { useConnection } from './pending-provider.tsx'

type Props = ComponentProps<typeof Link> & {
  title: string
  close: string
  /** Renders the form of the linked page. */
  renderForm: (close: () => void) => ReactNode
}

/**
 * A link to the page of a form. While the server is unreachable, the form opens in a dialog
 * instead.
 */
export function FormLink({ close, renderForm, ...props }: Props) {
  const { isUnreachable } = useConnection()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Link
        {...props}
        onClick={(event) => {
          if (navigator.onLine && !isUnreachable) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {isOpen ? (
        <FormDialog title={props.title} close={close} onClose={onClose}>
          {renderForm(onClose)}
        </FormDialog>
      ) : null}
    </>
  )
}
