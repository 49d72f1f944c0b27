"""A browser, a server with the built page, and people who use both.

All tests of a process share the browser, and so they share its loop: each file here marks its own.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from hideout.server.webpage import INDEX
from tests.support.browsing import Person, launch, new_person
from tests.support.serving import Serving

SomePerson = Callable[..., Awaitable[Person]]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server; all tests of a process share it."""
    assert INDEX.is_file(), "the page is not built; ./test builds it before it tests"
    with Serving(f"sqlite:///{tmp_path_factory.mktemp('site')}/hideout.db") as serving:
        yield serving


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def somebody(browser: Browser, site: Serving) -> AsyncIterator[SomePerson]:
    """Makes people; in the end none of them has had any trouble."""
    people: list[Person] = []

    async def somebody(**options: Any) -> Person:
        people.append(await new_person(browser, site.address, **options))
        return people[-1]

    yield somebody
    for one in people:
        await one.context.close()
    assert [trouble for one in people for trouble in one.troubles] == []
