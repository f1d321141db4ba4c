import { OpenRoomPage } from './OpenRoomPage'
import { RoomPage } from './RoomPage'

/** One room, or where one is opened: one file to fetch. */
export const Rooms = ({ id }: { id?: string }) => (id ? <RoomPage id={id} /> : <OpenRoomPage />)
