import type { Call } from '@vigie/contract/kit/call.ts'
import type { ComponentType } from 'react'
import type { Query } from '../routing/query.ts'
import type { AnyRow, ListDefinition } from './defineList.ts'
import { ListScreen } from './ListScreen.tsx'

/** The screen of an address that shows a list and nothing else. */
export const screenOfList = (list: object): ComponentType =>
  function ScreenOfList() {
    return <ListScreen list={list as ListDefinition<Call, Query, AnyRow, unknown>} />
  }
