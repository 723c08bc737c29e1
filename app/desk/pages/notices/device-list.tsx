import { Form } from 'react-router'
import type { AdminPush } from '#desk/words/he/push.ts'
import { fill } from '#i18n/fill.ts'
import type { PushDeviceView } from '#server/push/device-view.ts'

type Props = { copy: AdminPush; devices: readonly PushDeviceView[] }

/** The devices of the admin, each with when a notice was last delivered. */
export function DeviceList({ copy, devices }: Props) {
  return (
    <section
      aria-labelledby="devices"
      className="mt-12 max-w-220 border-t-2 border-line-strong pt-4"
    >
      <h2 id="devices" className="text-[1.25rem] font-semibold">
        {copy.devices}
      </h2>
      {devices.length === 0 ? (
        <p className="mt-3 text-fg-muted">{copy.none}</p>
      ) : (
        <ul className="mt-2">
          {devices.map((device) => (
            <Device key={device.id} copy={copy} device={device} />
          ))}
        </ul>
      )}
      <p className="mt-4 max-w-[40em] text-small text-fg-muted">{copy.ends}</p>
    </section>
  )
}

function Device({ copy, device }: { copy: AdminPush; device: PushDeviceView }) {
  const { id, name, isThis, delivered, problem } = device
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-medium">
          {name === null ? copy.unknown : <bdi dir="ltr">{name}</bdi>}
          {isThis ? <span className="text-accent"> · {copy.this}</span> : null}
        </p>
        <p className="text-small text-fg-muted">
          {delivered === null ? (
            copy.never
          ) : (
            <>
              {copy.delivered} <time dateTime={delivered.iso}>{delivered.dateWithin}</time>,{' '}
              <bdi dir="ltr">{delivered.time}</bdi>
            </>
          )}
        </p>
        {problem === null ? null : (
          <p className="mt-1 max-w-[40em] text-small font-medium text-danger">
            {copy.gaveUp[problem]}
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="test"
          aria-label={fill(copy.testOn, { device: name ?? copy.unknown })}
          className="pill pill-small pill-line"
        >
          {copy.test}
        </button>
        <button
          type="submit"
          name="intent"
          value="remove"
          aria-label={fill(copy.removeOf, { device: name ?? copy.unknown })}
          className="pill pill-small pill-line"
        >
          {copy.remove}
        </button>
      </Form>
    </li>
  )
}
