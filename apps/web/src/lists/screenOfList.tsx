import type { ComponentType } from 'react'
import type { DefinedList } from './defineList.ts'
import { ListScreen } from './ListScreen.tsx'

/** The screen of an address that shows a list and nothing else. */
export const screenOfList = (list: object): ComponentType =>
  function ScreenOfList() {
    return <ListScreen list={list as DefinedList} />
  }
