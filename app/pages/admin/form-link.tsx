import { useState, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { FormDialog } from './form-dialog.tsx'
import { useConnection } from './pending-provider.tsx'

type Props = ComponentProps<typeof Link> & {
  title: string
  close: string
  /** The form of the page that the link leads to. */
  renderForm: (close: () => void) => ReactNode
}

/** A link to the page of a form. While the server is away, the form opens over this page. */
export function FormLink({ close, renderForm, ...props }: Props) {
  const { isAway } = useConnection()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Link
        {...props}
        onClick={(event) => {
          if (navigator.onLine && !isAway) return
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
