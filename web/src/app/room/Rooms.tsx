import { OpenRoomPage } from './OpenRoomPage'
import { RoomPage } from './RoomPage'

/** One room, or the page that opens one: both in one file to fetch. */
export const Rooms = ({ id }: { id?: string }) => (id ? <RoomPage id={id} /> : <OpenRoomPage />)
