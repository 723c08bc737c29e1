import { Outlet } from 'react-router'

export const handle = { hydrate: true }

export default function Page() {
  return <Outlet />
}
